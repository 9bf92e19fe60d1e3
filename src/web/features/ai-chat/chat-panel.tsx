import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { User } from '#shared/user.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useIsLargeScreen } from '../../lib/use-screen.ts';
import { SignedInUserProvider } from '../auth/signed-in-user.tsx';
import { useSelectedProject } from '../projects/selected-project.ts';
import { messagesQuery } from './ai-chat-queries.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatInput } from './chat-input.tsx';
import { ChatTalk } from './chat-talk.tsx';
import { downloadTalk } from './download-talk.ts';
import { LeaveForPageContext } from './leave-for-page.ts';
import { useChat } from './use-chat.ts';

interface ChatPanelProps {
  user: User;
  isOpen: boolean;
  onClose: () => void;
}

export function ChatPanel({ user, ...props }: ChatPanelProps) {
  return (
    <SignedInUserProvider value={user}>
      <Panel {...props} />
    </SignedInUserProvider>
  );
}

/** Not modal: users need the page behind it, because the conversation is about it. */
function Panel({ isOpen, onClose }: Omit<ChatPanelProps, 'user'>) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const isLarge = useIsLargeScreen();
  const [isExpanded, setIsExpanded] = useState(false);
  const [draft, setDraft] = useState('');
  const project = useSelectedProject();
  const putBack = (content: string) =>
    setDraft((typed) => (typed.trim() === '' ? content : `${content}\n${typed}`));
  const chat = useChat(project?.id ?? null, putBack);
  const { isAnswering } = chat;
  // Not while an answer arrives: the server does not have it yet.
  const messages = useQuery({ ...messagesQuery, enabled: isOpen && !isAnswering });

  useEffect(() => {
    if (!isOpen) return;
    // On a phone, the keyboard would cover the messages.
    const target = isLarge ? input.current : panel.current;
    target?.focus({ preventScroll: true });
  }, [isOpen, isLarge]);

  const send = (content: string) => {
    setDraft('');
    chat.send(content);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    // A dialog in front of the panel handles its own Escape.
    const isOwn = panel.current?.contains(event.target as Node);
    if (event.key === 'Escape' && isOwn && !event.nativeEvent.isComposing) onClose();
  };

  if (!isOpen) return null;
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className={joinClasses(
        'fixed inset-x-2 bottom-2 z-30 flex h-[70dvh] animate-rise-in flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-high outline-none',
        'lg:inset-x-auto lg:right-6 lg:bottom-6 lg:max-h-[calc(100dvh-3rem)]',
        isExpanded ? 'lg:h-[52rem] lg:w-[44rem]' : 'lg:h-[34rem] lg:w-[25rem]',
      )}
    >
      <LeaveForPageContext value={isLarge ? noop : onClose}>
        <ChatHeader
          titleId={titleId}
          isExpanded={isExpanded}
          onToggle={() => setIsExpanded(!isExpanded)}
          onClose={onClose}
          onCleared={chat.forget}
          onDownload={() => downloadTalk(messages.data ?? [])}
          canClear={!isAnswering && (messages.data?.length ?? 0) > 0}
        />
        <ChatTalk
          messages={messages}
          projectId={project?.id ?? null}
          onAsk={chat.send}
          isAnswering={isAnswering}
          wasStopped={chat.wasStopped}
        />
        <ChatInput
          ref={input}
          draft={draft}
          onDraft={setDraft}
          onSend={send}
          onStop={chat.stop}
          isAnswering={isAnswering}
          problem={chat.problem}
        />
      </LeaveForPageContext>
    </div>
  );
}

const noop = () => {};
