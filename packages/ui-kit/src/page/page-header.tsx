import { PRODUCT_NAME } from '@coaching/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { useMeasuredHeight } from '../measuring/use-measured-height';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  title: string;
  /** A line under the title: who, when. */
  subtitle?: ReactNode;
  /** Where the page came from. */
  back?: { href: string; label: string };
  /** The page's one primary action. */
  action?: ReactNode;
  /** How the work stands, such as an autosave indicator; stays in view beside the title. */
  state?: ReactNode;
  /** Quiet things left of the action: icon buttons. */
  aside?: ReactNode;
  /** A line below all of it. */
  below?: ReactNode;
  /** The browser tab's title when it differs from the page's. */
  documentTitle?: string;
}

/**
 * Title left, the one primary action right; both stay in view, and on a phone nothing else does. Also names the
 * browser tab.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, back, action, state, aside, below, documentTitle = title } = props;
  const header = useRef<HTMLDivElement>(null);
  const lead = useRef<HTMLDivElement>(null);
  // What sticks below it, and scrolling to the focus, stand clear of it.
  useMeasuredHeight(header, '--ui-page-header-height', lead);
  useEffect(() => {
    document.title = documentTitle ? `${documentTitle} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [documentTitle]);

  return (
    <div ref={header} className={classes.header}>
      <div className={classes.inner}>
        <div ref={lead} className={classes.lead}>
          {back && (
            <Link href={back.href} className={classes.back} aria-label={back.label} data-tooltip={back.label}>
              <Icon of={IconArrowLeft} />
            </Link>
          )}
          <h1 className={classes.title}>{title}</h1>
          {state && <div className={classes.state}>{state}</div>}
          {action && <div className={classes.action}>{action}</div>}
        </div>
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {below && <div className={classes.below}>{below}</div>}
    </div>
  );
}
