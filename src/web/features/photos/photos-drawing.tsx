import { bobPath } from '../../ui/plumb-mark.tsx';

/** A framed picture of a room, in the manner of ui/line-drawings.tsx. */
export function PhotosDrawing() {
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
      <path d="M26 30h108v76H26z" />
      <path d="M36 40h88v56H36z" opacity="0.45" />
      <path d="M36 84h88M48 84V62h22v22M84 84V54h28v30" opacity="0.7" />
      <path d="M98 54v30M48 70h22" opacity="0.7" />
      <path d="M80 4v38" strokeWidth="1.25" />
      <path d={bobPath(80, 42)} fill="currentColor" stroke="none" />
    </svg>
  );
}
