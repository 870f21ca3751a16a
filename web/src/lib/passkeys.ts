/** Passkeys: what the browser's `navigator.credentials` is asked, from and to the server's JSON. */

import { api } from "./api";
import type { Person } from "./wire";

interface FromJson {
  parseCreationOptionsFromJSON(options: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: unknown): PublicKeyCredentialRequestOptions;
}

function reader(): FromJson | null {
  const found = (globalThis as { PublicKeyCredential?: unknown }).PublicKeyCredential as FromJson | undefined;
  return found && "parseCreationOptionsFromJSON" in found ? found : null;
}

/** Whether this browser knows passkeys. */
export function knowsPasskeys(): boolean {
  return reader() !== null && isSecureContext;
}

/** Add a passkey of this device; a guest gets an account with it. */
export async function addPasskey(account: string, name: string): Promise<Person> {
  const { id, options } = await api.beginPasskey(account);
  const publicKey = reader()?.parseCreationOptionsFromJSON(options);
  const made = publicKey && ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null);
  if (!made) throw new DOMException("", "NotAllowedError");
  return api.addPasskey(id, made.toJSON(), name);
}

/** Sign in with a passkey of this device. */
export async function signInByPasskey(): Promise<Person> {
  const { id, credential } = await assertion();
  return api.passkeySignIn(id, credential);
}

/** Confirm with a passkey of this device that it is still us. */
export async function confirmByPasskey(): Promise<void> {
  const { id, credential } = await assertion();
  await api.passkeyConfirm(id, credential);
}

async function assertion(): Promise<{ id: string; credential: unknown }> {
  const { id, options } = await api.beginPasskeySignIn();
  const publicKey = reader()?.parseRequestOptionsFromJSON(options);
  const found = publicKey && ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null);
  if (!found) throw new DOMException("", "NotAllowedError");
  return { id, credential: found.toJSON() };
}
