/** The product's mark: a line with a bob. Decorative; the name stands beside it. */
export function PlumbMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path d="M12 0v9" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M9.6 9h4.8a.9.9 0 0 1 .9.9v1h.9a1.5 1.5 0 0 1 1.3 2.2l-4.8 9.1a.8.8 0 0 1-1.4 0l-4.8-9.1a1.5 1.5 0 0 1 1.3-2.2h.9v-1a.9.9 0 0 1 .9-.9Z"
        fill="currentColor"
      />
    </svg>
  );
}

export function Wordmark({ productName }: { productName: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <PlumbMark className="size-6 shrink-0 text-pine" />
      <span className="truncate font-serif text-xl leading-7 font-semibold tracking-tight">
        {productName}
      </span>
    </span>
  );
}
