import { PRODUCT_NAME, PRODUCT_PROMISE } from '@coaching/contracts';
import { useTitle } from '@coaching/mfe-kit';
import { Button, Link, PublicFrame, Title } from '@coaching/ui-kit';
import classes from './home-page.module.css';
import timeline from './timeline.png';

/** What a visitor sees first: what this is, what it looks like, and the way in. */
export default function HomePage() {
  useTitle(PRODUCT_NAME);
  return (
    <PublicFrame
      headerEnd={
        <Button component={Link} href="/login" variant="default">
          Login
        </Button>
      }
    >
      <div className={classes.first}>
        <Title order={1} className={classes.promise}>
          {PRODUCT_PROMISE}
        </Title>
        <p className={classes.sentence}>
          {PRODUCT_NAME} is where instructional coaches script a lesson as it happens, talk it over with the
          teacher, and follow up on what they agreed.
        </p>
        <Button component={Link} href="/login" size="lg">
          Log in
        </Button>
        <img
          className={classes.screen}
          src={timeline}
          width={1440}
          height={900}
          alt="An observation: what teacher and students said, minute by minute, in two columns."
        />
      </div>
    </PublicFrame>
  );
}
