import { useCall, useCallMutation } from '@coaching/mfe-kit';
import { Switch, Text, toast } from '@coaching/ui-kit';
import { useId } from 'react';
import classes from './report-by-mail.module.css';
import { reportWords } from './report-words';

/** Where somebody asks for a report of each month by mail, sees what became of the last one, and ends it. */
export function ReportByMail() {
  const { data, isError } = useCall('getMonthlyReport', {}, { quiet: true });
  const save = useCallMutation('saveMonthlyReport', {
    invalidates: ['getMonthlyReport'],
    onSuccess: ({ since }) =>
      toast.success(since ? 'You get a report of each month by mail' : 'You get no more reports by mail'),
  });
  const isOn = save.isPending ? save.variables.body.on : data !== undefined && data.since !== null;
  const about = useId();
  const words = data
    ? reportWords(data)
    : isError
      ? 'Whether you get a report by mail could not be loaded. Reload the page to try again.'
      : '';
  return (
    <div className={classes.report}>
      <Switch
        label="Monthly report by mail"
        aria-describedby={about}
        checked={isOn}
        disabled={!data}
        onChange={({ currentTarget: { checked } }) => save.mutate({ body: { on: checked } })}
      />
      <Text id={about} size="sm" className={classes.words} data-failed={data?.last?.outcome === 'failed'}>
        {words}
      </Text>
    </div>
  );
}
