"""What waits for a table while it is read or stored: in order, and bounded for each person and in all."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator

import msgspec

from foretold.table.slots import AskingJob, CommandJob, Job, ReadJob, ThoughtJob, WakeJob, WatchJob

#: Commands and requests that may wait: of one person for one table, for one table, of one person, in all.
OF_PERSON_HERE, HERE, OF_PERSON, IN_ALL = 32, 1_000, 512, 10_000


def freshened(job: Job) -> Job:
    """A job of which it is known that the log was read after it came: nothing that others stored before is lacking."""
    return job if isinstance(job, ThoughtJob | WakeJob) else msgspec.structs.replace(job, fresh=True)


class Inbox:
    """The jobs of one table. A connection waits once to watch, however often it asks; `everywhere` counts all tables'.

    The count of all has the key "".
    """

    __slots__ = ("_everywhere", "_here", "_jobs", "_watching")

    def __init__(self, everywhere: Counter[str]) -> None:
        self._everywhere = everywhere
        self._here: Counter[str] = Counter()
        self._jobs: deque[Job] = deque()
        self._watching: dict[int, int] = {}  # from which number on, by connection

    def __len__(self) -> int:
        return len(self._jobs)

    def __iter__(self) -> Iterator[Job]:
        return iter(self._jobs)

    def put(self, job: Job) -> bool:
        """Add a job, if there is room for it."""
        if isinstance(job, WatchJob):
            if job.connection in self._watching:
                self._watching[job.connection] = min(job.since, self._watching[job.connection])
                return True
        elif isinstance(job, WakeJob):
            if any(isinstance(other, WakeJob) for other in self._jobs):
                return True
        elif not isinstance(job, ThoughtJob) and not self._has_room(job):
            return False
        self._jobs.append(job)
        self._count(job, 1)
        return True

    def put_first(self, job: Job) -> None:
        """Put a job back that was begun: it is the next, and there is always room for it."""
        self._jobs.appendleft(job)
        self._count(job, 1)

    def take(self) -> Job:
        """The next job."""
        job = self._jobs.popleft()
        if isinstance(job, WatchJob):
            job = msgspec.structs.replace(job, since=self._watching.get(job.connection, job.since))
        self._count(job, -1)
        return job

    def freshen(self) -> None:
        """The log is about to be read: whatever waits has come before that."""
        self._jobs = deque(map(freshened, self._jobs))

    def clear(self) -> None:
        """Nothing waits any more."""
        while self._jobs:
            self.take()

    @property
    def next(self) -> Job:
        """The job that is done next."""
        return self._jobs[0]

    def _has_room(self, job: CommandJob | ReadJob) -> bool:
        key = asked_by(job)
        here, everywhere = self._here, self._everywhere
        return (
            here[key] < OF_PERSON_HERE and here[""] < HERE and everywhere[key] < OF_PERSON and everywhere[""] < IN_ALL
        )

    def _count(self, job: Job, more: int) -> None:
        if isinstance(job, WatchJob):
            if more > 0:
                self._watching[job.connection] = job.since
            else:
                self._watching.pop(job.connection, None)
        elif isinstance(job, CommandJob | ReadJob):
            for counts in (self._here, self._everywhere):
                for key in ("", asked_by(job)):
                    counts[key] += more
                    if not counts[key]:
                        del counts[key]


def asked_by(job: AskingJob) -> str:
    """Whose job it is: a person's, or an address's of which no person is known."""
    if isinstance(job, CommandJob):
        return job.who
    return job.path[-1] or job.path[0] if isinstance(job, ReadJob) else ""
