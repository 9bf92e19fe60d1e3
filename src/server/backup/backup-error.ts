/** A backup or restore that cannot continue. The message is one line for the user. */
export class BackupError extends Error {
  override name = 'BackupError';
}
