import { ARCHIVE_FIELD } from '#shared/archive.ts';
import { type Project, projectSchema } from '#shared/project.ts';
import { uploadFile } from '../../lib/upload.ts';

interface Sending {
  key: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

export function uploadArchive(file: File, sending: Sending): Promise<Project> {
  return uploadFile(projectSchema, '/api/archives', ARCHIVE_FIELD, file, sending);
}
