import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { ReportTable, type ReportTableData } from './report-table.tsx';

interface ReportCardProps {
  title: string;
  /** The question that it answers. */
  question: string;
  table?: ReportTableData;
  children: ReactNode;
  className?: string;
}

export function ReportCard({ title, question, table, children, className = '' }: ReportCardProps) {
  return (
    <Card className={`break-inside-avoid p-5 sm:p-6 print:shadow-none ${className}`}>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mb-4 text-ink-soft">{question}</p>
      {children}
      {table && table.rows.length > 0 && <ReportTable table={table} caption={title} />}
    </Card>
  );
}
