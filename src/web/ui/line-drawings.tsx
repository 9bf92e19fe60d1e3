import type { ReactNode } from 'react';
import { bobPath } from './plumb-mark.tsx';

/** Pictures for empty pages: an ink outline, and a filled plumb line. */
function LineDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      className="h-28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

function HangingBob({ x, y }: { x: number; y: number }) {
  return <path d={bobPath(x, y)} fill="currentColor" stroke="none" />;
}

export function HouseDrawing() {
  return (
    <LineDrawing>
      <path d="M8 108h144" opacity="0.45" />
      <path d="M32 108V54m96 0v54M20 62l60-46 60 46" />
      <path d="M110 39V22h12v26" />
      <path d="M44 108V78h20v30" />
      <path d="M96 76h20v18H96zM106 76v18M96 85h20" opacity="0.7" />
      <path d="M80 16v54" strokeWidth="1.25" />
      <HangingBob x={80} y={70} />
    </LineDrawing>
  );
}

export function ReceiptDrawing() {
  return (
    <LineDrawing>
      <path d="M52 14h56v92l-8-6-8 6-12-6-12 6-8-6-8 6Z" />
      <path d="M62 32h22M62 46h36M62 60h36" opacity="0.7" />
      <path d="M62 78h14M90 78h8" />
      <path d="M128 14v50" strokeWidth="1.25" />
      <HangingBob x={128} y={64} />
      <path d="M120 14h16" />
    </LineDrawing>
  );
}

export function HardHatDrawing() {
  return (
    <LineDrawing>
      <path d="M24 88h112c0 8-6 12-14 12H38c-8 0-14-4-14-12Z" />
      <path d="M36 88c0-28 18-48 44-48s44 20 44 48" />
      <path d="M68 42v26M92 42v26M68 42c0-6 4-9 12-9s12 3 12 9" />
      <path d="M80 4v12" strokeWidth="1.25" />
      <HangingBob x={80} y={14} />
    </LineDrawing>
  );
}

export function MilestonesDrawing() {
  return (
    <LineDrawing>
      <path d="M48 6v92" strokeWidth="1.25" />
      <HangingBob x={48} y={98} />
      <circle cx="48" cy="24" r="6" fill="currentColor" />
      <circle cx="48" cy="52" r="6" className="fill-paper" />
      <circle cx="48" cy="80" r="6" className="fill-paper" />
      <path d="M66 20h52M66 28h28M66 48h64M66 56h36M66 76h44M66 84h24" opacity="0.7" />
    </LineDrawing>
  );
}

export function LedgerDrawing() {
  return (
    <LineDrawing>
      <path d="M28 22h48c4 0 6 2 6 6v78c0-4-2-6-6-6H28ZM136 22H88c-4 0-6 2-6 6v78c0-4 2-6 6-6h48Z" />
      <path d="M40 40h26M40 52h26M40 64h18" opacity="0.7" />
      <path d="M96 84V66m10 18V48m10 36V58" strokeWidth="5" opacity="0.85" />
      <path d="M82 4v18" strokeWidth="1.25" />
    </LineDrawing>
  );
}
