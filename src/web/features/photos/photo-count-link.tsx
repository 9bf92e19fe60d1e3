import { Link } from '@tanstack/react-router';
import { Camera } from 'lucide-react';
import { paths } from '../../config/paths.ts';

interface PhotoCountLinkProps {
  /** Of a room or a milestone. */
  of: { room: number } | { milestone: number };
  name: string;
  /** Nothing is shown for none. */
  count: number | undefined;
  onLeave?: () => void;
}

/** How many photos something has, with the way to them. */
export function PhotoCountLink({ of, name, count, onLeave }: PhotoCountLinkProps) {
  if (!count) return null;
  const label = `${count} ${count === 1 ? 'photo' : 'photos'} of ${name}`;
  return (
    <Link
      to={paths.photos}
      search={of}
      onClick={onLeave}
      aria-label={label}
      title={label}
      className="target inline-flex shrink-0 items-center gap-1 rounded-sm px-1.5 text-sm text-ink-soft hover:text-ink"
    >
      <Camera className="size-4" aria-hidden="true" />
      {count}
    </Link>
  );
}
