import { Link } from '@tanstack/react-router';
import { ArrowRightLeft, Download, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { may } from '#shared/access.ts';
import { overBudgetText, overspending } from '#shared/budget.ts';
import { formatDate } from '#shared/dates.ts';
import { formatMoney, percentOf } from '#shared/money.ts';
import { formatPercent } from '#shared/percents.ts';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { BudgetMeter } from '../../ui/budget-meter.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ExportDialog } from '../exports/lazy-export-dialog.tsx';
import { PeopleDialog } from '../members/lazy-people-dialog.tsx';
import { DeleteProjectDialog } from './delete-project-dialog.tsx';
import { EditProjectDialog } from './lazy-project-dialogs.tsx';
import { sharedText } from './shared-project.ts';

interface ProjectCardProps {
  project: Project;
  isSelected: boolean;
  onSelect: () => void;
}

export function ProjectCard({ project, isSelected, onSelect }: ProjectCardProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const isOwner = may(project.role, 'project.change');
  const shared = sharedText(project);
  const percent = percentOf(project.totalSpent, project.budget);
  const over = overspending(project.totalSpent, project.budget);
  const overText = over && overBudgetText(over, project.currency);
  return (
    <Card className="relative isolate flex h-full flex-col p-5 transition-colors duration-150 hover:border-edge/60">
      <div className="flex items-start justify-between gap-3">
        <h2
          className="line-clamp-2 min-w-0 text-lg leading-6 font-semibold wrap-anywhere"
          title={project.name}
        >
          <Link
            to={paths.dashboard}
            search={{ project: project.id } as object}
            // The whole card is the target; the buttons lie above it.
            className="rounded-sm underline-offset-4 after:absolute after:inset-0 after:z-10 after:rounded-lg hover:underline"
          >
            {project.name}
          </Link>
        </h2>
        <div className="-my-2 -mr-2 flex shrink-0 items-center gap-1">
          {isSelected && <Badge>Active</Badge>}
          <div className="relative z-20">
            <PeopleButton project={project} onClick={() => setIsSharing(true)} />
          </div>
        </div>
      </div>
      <p className="mt-0.5 text-sm text-ink-soft">
        {project.startDate ? `Started ${formatDate(project.startDate)}` : 'Start date unknown'}
      </p>
      {project.isSample && (
        <p className="mt-1 text-sm text-ink-soft">
          <Badge tone="plain">Sample</Badge> Made-up figures, which count in no total.
        </p>
      )}
      {shared && (
        <p className="mt-0.5 truncate text-sm font-medium text-pine-deep" title={shared}>
          {shared}
        </p>
      )}
      {project.description && (
        <p className="mt-3 line-clamp-3 wrap-anywhere text-ink-soft">{project.description}</p>
      )}

      <div className="mt-auto pt-5">
        <p className="flex items-baseline justify-between gap-3 text-sm">
          <span className="text-ink-soft">Budget used</span>
          <span className="money font-semibold">{formatPercent(percent)}</span>
        </p>
        <BudgetMeter percent={percent} label="Budget used" overText={overText} />
        {overText && <p className="money text-sm font-semibold text-brick">{overText}</p>}
        <dl className="mt-1 grid gap-1">
          <Amount label="Spent" amount={formatMoney(project.totalSpent, project.currency)} />
          <Amount label="Budget" amount={formatMoney(project.budget, project.currency)} />
        </dl>
      </div>

      <div className="mt-4 -mb-2 flex flex-wrap items-center justify-between border-t border-line pt-2">
        {isSelected ? (
          <span className="target flex items-center text-sm text-ink-soft">
            Shown on your dashboard
          </span>
        ) : (
          <div className="relative z-20 -ml-3">
            <Button variant="quiet" onClick={onSelect}>
              <ArrowRightLeft className="size-4" aria-hidden="true" />
              Switch to this project<span className="sr-only"> {project.name}</span>
            </Button>
          </div>
        )}
        <div className="relative z-20 -mr-2 ml-auto flex">
          <IconButton label={`Export ${project.name}`} onClick={() => setIsExporting(true)}>
            <Download className="size-4" aria-hidden="true" />
          </IconButton>
          {isOwner && (
            <>
              <IconButton label={`Edit ${project.name}`} onClick={() => setIsEditing(true)}>
                <Pencil className="size-4" aria-hidden="true" />
              </IconButton>
              <IconButton label={`Delete ${project.name}`} onClick={() => setIsDeleting(true)}>
                <Trash2 className="size-4" aria-hidden="true" />
              </IconButton>
            </>
          )}
        </div>
      </div>

      <PeopleDialog project={project} isOpen={isSharing} onOpenChange={setIsSharing} />
      <ExportDialog project={project} isOpen={isExporting} onOpenChange={setIsExporting} />
      <EditProjectDialog project={project} isOpen={isEditing} onOpenChange={setIsEditing} />
      <DeleteProjectDialog project={project} isOpen={isDeleting} onOpenChange={setIsDeleting} />
    </Card>
  );
}

/** With the number of people as soon as there are several. */
function PeopleButton({ project, onClick }: { project: Project; onClick: () => void }) {
  const { name, memberCount } = project;
  return (
    <button
      type="button"
      aria-label={`People in ${name}`}
      title={`People in ${name}`}
      onClick={onClick}
      className="target inline-flex min-w-11 items-center justify-center gap-1 rounded-md px-2 text-ink-soft transition-colors duration-150 hover:bg-ink/6 hover:text-ink sm:min-w-9"
    >
      <Users className="size-4" aria-hidden="true" />
      {memberCount > 1 && <span className="money text-xs font-semibold">{memberCount}</span>}
    </button>
  );
}

function Amount({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="money font-medium">{amount}</dd>
    </div>
  );
}
