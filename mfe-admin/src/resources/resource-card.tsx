import type { Resource } from '@coaching/contracts';
import { Button, Icon } from '@coaching/ui-kit';
import { IconDownload, IconExternalLink, IconFileText, IconMail, IconPencil } from '@tabler/icons-react';
import classes from './resources.module.css';

interface ResourceCardProps {
  resource: Resource;
  onEdit?: () => void;
  onMail?: () => void;
}

/** One resource: what it is, and the way to it. */
export function ResourceCard({ resource, onEdit, onMail }: ResourceCardProps) {
  const { title, description, url, file, file_name, image } = resource;
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        {image ? <img src={image} alt="" loading="lazy" /> : <Icon of={IconFileText} size={32} />}
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      <div className={classes.actions}>
        {file && (
          <Button
            component="a"
            href={file}
            download={file_name}
            variant="default"
            leftSection={<Icon of={IconDownload} size={18} />}
            aria-label={`Download ${file_name}`}
          >
            Download
          </Button>
        )}
        {url && (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            leftSection={<Icon of={IconExternalLink} size={18} />}
            aria-label={`Open ${title} in a new tab`}
          >
            Open
          </Button>
        )}
        {onMail && (
          <Button
            variant="subtle"
            onClick={onMail}
            leftSection={<Icon of={IconMail} size={18} />}
            aria-label={`Email ${title}`}
          >
            Email
          </Button>
        )}
        {onEdit && (
          <Button
            variant="subtle"
            onClick={onEdit}
            leftSection={<Icon of={IconPencil} size={18} />}
            aria-label={`Edit ${title}`}
          >
            Edit
          </Button>
        )}
      </div>
    </li>
  );
}
