export const ARCHIVE_FIELD = 'file';
