import { keepSharedFiles } from '../lib/shared-files.ts';

/** Where the phone sends what another application shares, see the web manifest. */
export const SHARE_ADDRESS = '/share';
const FIELD = 'image';

/**
 * Keeps the files and opens the inbox, which asks before it takes them: a page of another site can
 * send a form here too. If nobody is signed in they are dropped, because the next person to sign in
 * may be another one.
 */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll(FIELD).filter((each) => each instanceof File);
  const isKept = await keepSharedFiles(files).catch(() => false);
  return Response.redirect(isKept ? '/inbox' : '/login', 303);
}
