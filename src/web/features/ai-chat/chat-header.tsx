import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Maximize2, Minimize2, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { refreshAfter } from '../../lib/refresh.ts';
import { IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PlumbMark } from '../../ui/plumb-mark.tsx';
import { clearMessages } from './ai-chat-api.ts';

interface ChatHeaderProps {
  titleId: string;
  isExpanded: boolean;
  canClear: boolean;
  onToggle: () => void;
  onClose: () => void;
  onCleared: () => void;
  onDownload: () => void;
}

export function ChatHeader(props: ChatHeaderProps) {
  const { titleId, isExpanded, canClear, onToggle, onClose, onCleared, onDownload } = props;
  const queryClient = useQueryClient();
  const [isClearing, setIsClearing] = useState(false);
  const clear = useMutation({
    mutationFn: clearMessages,
    onSuccess: () => {
      onCleared();
      return refreshAfter.chatCleared(queryClient);
    },
  });
  const Size = isExpanded ? Minimize2 : Maximize2;
  return (
    <header className="flex items-center gap-1 border-b border-line py-1.5 pr-1.5 pl-4">
      <PlumbMark className="size-5 shrink-0 text-pine" />
      <h2 id={titleId} className="ml-1.5 flex-1 font-semibold">
        AI Assistant
      </h2>
      {canClear && (
        <IconButton label="Download this talk" onClick={onDownload}>
          <Download className="size-4" aria-hidden="true" />
        </IconButton>
      )}
      {canClear && (
        <IconButton label="Clear history" onClick={() => setIsClearing(true)}>
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      )}
      {/* A small screen has only one size. */}
      <span className="hidden lg:inline-grid">
        <IconButton
          label={isExpanded ? 'Collapse' : 'Expand'}
          aria-expanded={isExpanded}
          onClick={onToggle}
        >
          <Size className="size-4" aria-hidden="true" />
        </IconButton>
      </span>
      <IconButton label="Close" onClick={onClose}>
        <X className="size-4.5" aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        isOpen={isClearing}
        onOpenChange={setIsClearing}
        title="Clear history"
        description="All messages of this chat will be deleted. This action cannot be undone."
        confirmText="Clear history"
        pendingText="Clearing..."
        onConfirm={() => clear.mutateAsync()}
      />
    </header>
  );
}
