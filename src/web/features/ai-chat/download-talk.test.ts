import { expect, it } from 'vitest';
import { talkAsMarkdown } from './download-talk.ts';

it('writes a talk as Markdown with full addresses, without an answer that is being written', () => {
  const createdAt = '2026-09-16T12:34:56.000Z';
  const text = talkAsMarkdown(
    [
      { id: 1, role: 'user', content: 'What is left?', createdAt },
      { id: 2, role: 'assistant', content: '[$5.00](/dashboard?project=1) is left.', createdAt },
      { id: -2, role: 'assistant', content: 'Half', createdAt, isTyping: true },
    ],
    'https://plumbline.example',
  );
  expect(text).toBe(
    [
      '# Talk with the AI assistant',
      '## You, 2026-09-16 12:34 UTC',
      'What is left?',
      '## AI Assistant, 2026-09-16 12:34 UTC',
      '[$5.00](https://plumbline.example/dashboard?project=1) is left.\n',
    ].join('\n\n'),
  );
});
