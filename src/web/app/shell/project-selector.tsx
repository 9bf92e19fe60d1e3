import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronsUpDown, FolderCog, Users } from 'lucide-react';
import { may } from '#shared/access.ts';
import { paths } from '../../config/paths.ts';
import { projectsQuery } from '../../features/projects/project-queries.ts';
import { useSelectedProject, useSelectProject } from '../../features/projects/selected-project.ts';
import { sharedText } from '../../features/projects/shared-project.ts';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/dropdown-menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const frameClasses =
  'target flex w-full min-w-0 items-center gap-2 rounded-md border border-edge/55 bg-sheet px-3 py-1.5 text-left shadow-low transition-colors duration-150 hover:border-edge';

interface ProjectSelectorProps {
  onLeave?: (() => void) | undefined;
  onShare: (projectId: number) => void;
}

export function ProjectSelector({ onLeave, onShare }: ProjectSelectorProps) {
  const projects = useQuery(projectsQuery);
  const selected = useSelectedProject();
  const selectProject = useSelectProject();
  const navigate = useNavigate();

  if (projects.isPending) return <Skeleton className="h-13 w-full" />;
  if (!selected) {
    return (
      <Link to={paths.projects} onClick={onLeave} className={frameClasses}>
        {projects.isError ? 'Go to projects' : 'Create a project'}
      </Link>
    );
  }
  return (
    <Menu
      label="Projects"
      trigger={
        <button type="button" className={frameClasses} title={selected.name}>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-xs text-ink-soft">
              {sharedText(selected) ?? 'Project'}
            </span>
            <span className="block truncate font-medium">{selected.name}</span>
          </span>
          <ChevronsUpDown className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
        </button>
      }
    >
      <MenuItem
        onSelect={() => {
          onLeave?.();
          void navigate({ to: paths.projects });
        }}
      >
        <FolderCog className="size-4 text-ink-soft" aria-hidden="true" />
        Manage projects
      </MenuItem>
      <MenuItem onSelect={() => onShare(selected.id)}>
        <Users className="size-4 text-ink-soft" aria-hidden="true" />
        {may(selected.role, 'members.change') ? 'Share' : 'People'}
      </MenuItem>
      <MenuSeparator />
      <MenuChoice
        label="Selected project"
        startsAtChosen
        value={String(selected.id)}
        onValueChange={(id) => selectProject(Number(id))}
        options={(projects.data ?? []).map((project) => ({
          value: String(project.id),
          label: project.name,
          note: sharedText(project),
        }))}
      />
    </Menu>
  );
}
