import type { ChatMessage } from './ai-chat-queries.ts';

const DAY_LENGTH = 10;

/** The talk as Markdown. Links to our own pages get the address of this server. */
export function talkAsMarkdown(messages: readonly ChatMessage[], origin: string): string {
  const parts = messages
    .filter(({ isTyping }) => !isTyping)
    .map(({ role, content, createdAt }) => {
      const when = createdAt.slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ');
      const text = content.replaceAll('](/', `](${origin}/`);
      return `## ${role === 'user' ? 'You' : 'AI Assistant'}, ${when} UTC\n\n${text}`;
    });
  return `${['# Talk with the AI assistant', ...parts].join('\n\n')}\n`;
}

export function downloadTalk(messages: readonly ChatMessage[]): void {
  const text = talkAsMarkdown(messages, location.origin);
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `assistant-talk-${new Date().toISOString().slice(0, DAY_LENGTH)}.md`;
  link.click();
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(address));
}
