interface ProgressBarProps {
  /** What is in progress or counted. */
  label: string;
  percent: number;
  /** Announced instead of the percent, such as "5 of 5". */
  valueText?: string;
  tone?: 'pine' | 'brick';
}

export function ProgressBar({ label, percent, valueText, tone = 'pine' }: ProgressBarProps) {
  const shown = Math.min(Math.max(percent, 0), 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={valueText ?? `${shown}%`}
      className="h-2 overflow-hidden rounded-sm bg-ink/9"
    >
      <div
        className={`h-full transition-[width] duration-150 ease-settle ${tone === 'brick' ? 'bg-fill-brick' : 'bg-fill-pine'}`}
        style={{ width: `${shown}%` }}
      />
    </div>
  );
}
