/** A backup or restore that cannot go on; the message is one line for the person who runs it. */
export class BackupError extends Error {
  override name = 'BackupError';
}
