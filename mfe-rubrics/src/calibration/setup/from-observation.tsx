import { formatDay } from '@coaching/contracts';
import { callApi, callErrorText, useCall } from '@coaching/mfe-kit';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { Button, NativeSelect, ProblemNote, useConfirm } from '@coaching/ui-kit';
import { useState } from 'react';
import { scriptLines } from './script-lines';
import classes from './setup.module.css';

interface FromObservationProps {
  /** The script there is, HTML. */
  script: string;
  onScript: (html: string) => void;
}

const HOW_MANY = 50;

/** Takes the lines of one of one's own observations for a script: a copy, which the observers read. */
export function FromObservation({ script, onScript }: FromObservationProps) {
  const ask = useConfirm();
  const [chosen, setChosen] = useState('');
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  });
  const { data } = useCall(
    'getInteractions',
    { query: { query: '', page: 1, rowsPerPage: HOW_MANY, sortBy: 'timestamp', descending: true } },
    { quiet: true },
  );
  const own = data?.observations.filter(({ entity_type }) => entity_type === 'observation') ?? [];
  if (own.length === 0) return null;

  const take = async () => {
    const isSure =
      isEmptyRichText(script) ||
      (await ask({
        title: 'Replace the script?',
        message: 'What stands there now is replaced by the lines of the observation.',
        confirm: 'Replace',
      }));
    if (!isSure) return;
    setState({ isBusy: true, problem: null });
    try {
      const { observation } = await callApi('getObservation', { params: { uid: chosen } }, { quiet: true });
      const html = scriptLines(observation);
      setState({ isBusy: false, problem: html ? null : 'This observation has no lines.' });
      if (html) onScript(html);
    } catch (error) {
      setState({ isBusy: false, problem: callErrorText(error) });
    }
  };

  return (
    <div>
      <div className={classes.from}>
        <NativeSelect
          className={classes.observation}
          label="Take the lines of an observation of yours"
          description="They are copied without notes. Everyone who scores reads them, so take out names."
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            { value: '', label: 'Choose an observation' },
            ...own.map(({ uid, title, timestamp }) => ({
              value: uid,
              label: [title || 'Observation', timestamp && formatDay(new Date(timestamp))]
                .filter(Boolean)
                .join(', '),
            })),
          ]}
        />
        <Button variant="default" disabled={!chosen} loading={state.isBusy} onClick={() => void take()}>
          Copy lines
        </Button>
      </div>
      {state.problem && <ProblemNote>{state.problem}</ProblemNote>}
    </div>
  );
}
