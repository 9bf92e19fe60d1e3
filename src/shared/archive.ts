/** The field of the form with the archive. */
export const ARCHIVE_FIELD = 'file';
