import type { Block } from './markdown-blocks.ts';
import type { Inline } from './markdown-inline.ts';

/** An answer without Markdown marks, for screen readers. */
export function plainText(blocks: Block[]): string {
  return blocks.map(blockText).join('\n');
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'code':
      return `${block.language}\n${block.text}`;
    case 'list':
      return block.items.map(plainText).join('\n');
    case 'quote':
      return plainText(block.children);
    case 'table':
      return [block.header, ...block.rows].map((row) => row.map(inlineText).join(', ')).join('\n');
    case 'rule':
      return '';
    default:
      return inlineText(block.children);
  }
}

export function inlineText(inlines: Inline[]): string {
  return inlines
    .map((inline) => {
      if ('text' in inline) return inline.text;
      const words = inlineText(inline.children);
      const isForeign = inline.type === 'link' && inline.kind === 'external';
      return isForeign ? `${words} (${inline.href})` : words;
    })
    .join('');
}
