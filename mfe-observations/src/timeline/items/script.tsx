import type { Observation, ObservationItem } from '@coaching/contracts';
import type { NoteField } from '@coaching/interaction-kit/notes';
import { useRef } from 'react';
import type { HeldBackLine } from '../../observation/sendable-script';
import { useNamedLine } from '../named-line/use-named-line';
import type { ItemActions, ItemField } from './item';
import { type ItemGroup, itemGroups } from './item-groups';
import { LaneHeads } from './lane-heads';
import classes from './script.module.css';
import { ScriptGroup } from './script-group';
import { shownLanes } from './speaker';

/** Where somebody writes: an item and which of its texts. */
export interface Place {
  uid: string;
  field: ItemField;
}

interface ScriptProps {
  observation: Observation;
  /** Null for those who only read. */
  actions: ItemActions | null;
  place: Place | null;
  shownNotes: readonly NoteField[];
  /** Why lines are not saved, by their uid; for those who write them. */
  heldBack?: ReadonlyMap<string, HeldBackLine>;
}

const NONE: ReadonlyMap<string, HeldBackLine> = new Map();

/** The timeline: every item in its lane. */
export function Script({ observation, actions, place, shownNotes, heldBack = NONE }: ScriptProps) {
  const { items } = observation;
  const { teacher, student } = shownLanes(observation);
  useNamedLine();
  const groups = useRef<ItemGroup<ObservationItem>[]>([]);
  groups.current = itemGroups(items, groups.current);
  return (
    <>
      <LaneHeads observation={observation} actions={actions} />
      {/* biome-ignore lint/a11y/useSemanticElements: groups of items stand between it and them */}
      <div role="list" className={classes.items} aria-label="Script">
        {groups.current.map((group) => (
          <ScriptGroup
            key={group.id}
            group={group}
            teacher={teacher}
            student={student}
            actions={actions}
            place={group.items.some(({ uid }) => uid === place?.uid) ? place : null}
            shownNotes={shownNotes}
            heldBack={group.items.some(({ uid }) => heldBack.has(uid)) ? heldBack : NONE}
          />
        ))}
      </div>
    </>
  );
}
