import { Button, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { SearchField } from '../search-field/search-field';
import { ProblemNote } from '../states/problem-note';
import type { SelectableUser } from '../user/selectable-user';
import { ChosenPeople } from './chosen-people';
import { focusInvite, InviteRows } from './invite-rows';
import { PeopleList } from './people-list';
import { ScopeToggle, startingIn } from './scope-toggle';
import classes from './selector.module.css';
import { okWords } from './selector-words';
import { useChosen } from './use-chosen';
import { useFoundPeople } from './use-found-people';
import { useInvites } from './use-invites';
import type { UserSelectorDialogProps } from './user-selector-props';

const nobody: readonly SelectableUser[] = [];

type SelectorProps = Omit<UserSelectorDialogProps, 'opened' | 'title'> & {
  /** Called with whether closing it now would lose something. */
  onChanged: (isChanged: boolean) => void;
};

/** What is inside the dialog, as long as it is open. */
export function Selector(props: SelectorProps) {
  const { scopes, search, selected = nobody, multiple = false, onOk, onClose, onChanged } = props;
  const [query, setQuery] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [place, setPlace] = useState(() => startingIn(scopes[0]));
  const wanted = { query, scope: place.scope?.value ?? null, program_uid: place.program_uid };
  const found = useFoundPeople(search, wanted);
  const chosen = useChosen(selected, multiple);
  const invites = useInvites();
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const inviteRows = useRef<HTMLElement>(null);
  const words = okWords(chosen.users, invites.invited.length, multiple);

  const isChanged = chosen.isChanged || invites.invited.length > 0;
  // Before the next press is heard: one outside, right after a choice, would close the dialog and lose the choice.
  useLayoutEffect(() => {
    onChanged(isChanged);
    return () => onChanged(false);
  }, [isChanged, onChanged]);

  const intoList = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowDown' && event.key !== 'Enter') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[role=option]')?.focus();
  };

  const ok = async () => {
    const wrong = invites.check();
    if (wrong) return focusInvite(inviteRows.current, wrong.key, wrong.field);
    setRefusal(null);
    setBusy(true);
    const problem = await onOk(chosen.users, invites.invited);
    setBusy(false);
    if (problem) setRefusal(problem);
    else onClose();
  };

  return (
    <div className={classes.selector}>
      <div className={classes.bar}>
        <search className={classes.find}>
          <SearchField
            ref={searchField}
            label="people"
            value={query}
            onSearch={setQuery}
            onKeyDown={intoList}
            data-autofocus
          />
        </search>
        <ScopeToggle scopes={scopes} value={place} onChange={setPlace} />
      </div>
      {multiple && <ChosenPeople users={chosen.users} onRemove={chosen.remove} otherwise={searchField} />}
      <div className={classes.list}>
        <PeopleList
          query={query}
          found={found}
          chosen={chosen}
          multiple={multiple}
          searchField={searchField}
          list={list}
        />
      </div>
      {props.invites && <InviteRows ref={inviteRows} invites={invites} below />}
      {refusal && <ProblemNote>{refusal}</ProblemNote>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button className={classes.ok} loading={busy} onClick={() => void ok()}>
          <span className={classes.words}>
            {words && <VisuallyHidden>OK, </VisuallyHidden>}
            {words ?? 'OK'}
          </span>
        </Button>
      </div>
    </div>
  );
}
