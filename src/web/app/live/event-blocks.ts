interface EventBlock {
  id?: string;
  data?: string;
}

/**
 * Reads an event stream from chunks that may be cut anywhere. Unlike EventSource, it also shows
 * blocks without data: they are the server's sign of life, with the id to continue from.
 */
export async function* readEventBlocks(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<EventBlock> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) yield readBlock(block);
  }
}

function readBlock(block: string): EventBlock {
  const fields = block.split('\n').map((line) => line.split(/: ?(.*)/s));
  return Object.fromEntries(fields.filter(([name]) => name === 'id' || name === 'data'));
}
