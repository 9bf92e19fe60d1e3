/** The headers and the body of a call that sends a form, as a browser writes it. */
export async function formCall(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const written = new Response(form);
  return {
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
    body: Buffer.from(await written.arrayBuffer()),
  };
}
