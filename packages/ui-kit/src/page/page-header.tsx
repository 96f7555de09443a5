import { PRODUCT_NAME } from '@coaching/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { useMeasuredHeight } from '../measured-height/use-measured-height';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  title: string;
  /** A line under the title: who, when. */
  subtitle?: ReactNode;
  /** Where the page came from. */
  back?: { href: string; label: string };
  /** The page's one primary action. */
  action?: ReactNode;
  /** Quiet things left of the action: an autosave indicator, icon buttons. */
  aside?: ReactNode;
  /** A line below all of it that stays in view, too. */
  below?: ReactNode;
  /** The browser tab's title when it differs from the page's. */
  documentTitle?: string;
}

/** Title left, the one primary action right; both stay in view. Also names the browser tab. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, back, action, aside, below, documentTitle = title } = props;
  const header = useRef<HTMLDivElement>(null);
  // What sticks below it, and scrolling to the focus, stand clear of it.
  useMeasuredHeight(header, '--ui-page-header-height');
  useEffect(() => {
    document.title = documentTitle ? `${documentTitle} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [documentTitle]);

  return (
    <div ref={header} className={classes.header}>
      <div className={classes.inner}>
        {back && (
          <Link href={back.href} className={classes.back} aria-label={back.label} data-tooltip={back.label}>
            <Icon of={IconArrowLeft} />
          </Link>
        )}
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {below && <div className={classes.below}>{below}</div>}
    </div>
  );
}
