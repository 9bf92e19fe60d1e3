/** How long a sign-up on the way may take. */
const KEPT_MS = 60 * 60_000;
const KEY = 'invitation';

export interface PendingInvitation {
  token: string;
  projectName: string;
}

interface Kept extends PendingInvitation {
  until: number;
}

/** Used if the browser refuses storage. Then it does not survive a sign-in with Google. */
let memory: Kept | null = null;

/**
 * Remembers an invitation while its reader signs up or signs in. Only this tab has it, and only
 * until it is used: the token opens a project.
 */
export function keepInvitation(invitation: PendingInvitation): void {
  memory = { ...invitation, until: Date.now() + KEPT_MS };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Kept in memory only.
  }
}

export function pendingInvitation(): PendingInvitation | null {
  const kept = readKept();
  if (kept && kept.until > Date.now()) return kept;
  if (kept) dropInvitation();
  return null;
}

export function dropInvitation(): void {
  memory = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to remove.
  }
}

function readKept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? memory;
  } catch {
    return memory;
  }
}
