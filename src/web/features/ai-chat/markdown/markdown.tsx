import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { joinClasses } from '../../../lib/join-classes.ts';
import { AnswerLink } from './answer-link.tsx';
import { type Block, parseMarkdown } from './markdown-blocks.ts';
import type { Inline } from './markdown-inline.ts';

/** An answer as our own elements: nothing in it can become markup, script or an image. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return <Blocks blocks={blocks} />;
});

function Blocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className="grid min-w-0 gap-2.5">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      // One level for all headings, because models start at different levels.
      return (
        <h3 className={joinClasses('font-semibold', block.level < 3 && 'text-base')}>
          {renderInlines(block.children)}
        </h3>
      );
    case 'code':
      return (
        <pre className="rounded-md bg-ink/6 px-3 py-2 font-mono text-[0.8125rem] whitespace-pre-wrap wrap-anywhere">
          {block.language && <span className="block text-ink-soft">{block.language}</span>}
          <code>{block.text}</code>
        </pre>
      );
    case 'list':
      return <ListView block={block} />;
    case 'quote':
      return (
        <blockquote className="border-l-2 border-edge/60 pl-3">
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case 'table':
      return <TableView block={block} />;
    case 'rule':
      return <hr className="border-line" />;
    default:
      return <p className="whitespace-pre-line wrap-anywhere">{renderInlines(block.children)}</p>;
  }
}

function ListView({ block }: { block: Extract<Block, { type: 'list' }> }) {
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <li key={index} className="pl-0.5 marker:text-ink-soft">
      <Blocks blocks={item} />
    </li>
  ));
  if (block.start === null) return <ul className="grid list-disc gap-1 pl-5">{items}</ul>;
  return (
    <ol start={block.start} className="grid list-decimal gap-1 pl-6">
      {items}
    </ol>
  );
}

function TableView({ block }: { block: Extract<Block, { type: 'table' }> }) {
  const cell = (inlines: Inline[], Cell: 'th' | 'td', index: number) => (
    <Cell
      key={index}
      className={joinClasses(
        // A date, which comes first, takes two lines at most.
        'px-2 py-1.5 align-top tabular-nums first:min-w-15 first:pl-0 last:pr-0 lg:first:min-w-16',
        // Figures do not wrap; a table that is too wide for the panel scrolls.
        block.isRight[index] ? 'text-right whitespace-nowrap' : 'text-left',
      )}
    >
      {renderInlines(inlines)}
    </Cell>
  );
  return (
    // A group, not a section: a talk has many tables, and landmarks must differ.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it with the keys
      tabIndex={0}
      className="overflow-x-auto rounded-sm"
    >
      <table className="w-full text-[0.8125rem] lg:text-sm">
        <thead>
          <tr className="border-b border-edge/50">
            {block.header.map((inlines, index) => cell(inlines, 'th', index))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
            <tr key={index} className="border-b border-line last:border-0">
              {row.map((inlines, column) => cell(inlines, 'td', column))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function renderInlines(inlines: Inline[]): ReactNode {
  return inlines.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>{renderInline(inline)}</Fragment>
  ));
}

function renderInline(inline: Inline): ReactNode {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'code':
      return (
        <code className="rounded-sm bg-ink/6 px-1 py-0.5 font-mono text-[0.875em]">
          {inline.text}
        </code>
      );
    case 'strong':
      return <strong className="font-semibold">{renderInlines(inline.children)}</strong>;
    case 'emphasis':
      return <em>{renderInlines(inline.children)}</em>;
    case 'link':
      return (
        <AnswerLink kind={inline.kind} href={inline.href} label={inline.children}>
          {renderInlines(inline.children)}
        </AnswerLink>
      );
  }
}
