import { platformTools, rubricTools } from '@coaching/demo';
import type { ImportedRubric } from '../../import/imported';
import { climate } from './climate';
import { categoriesOf, columnsOf } from './demo-rubric';
import { discussion, discussionLevels } from './discussion';
import { evidence } from './evidence';
import { instruction } from './instruction';
import { planning } from './planning';
import { talk } from './talk';
import { practiceLevels, teachingPractices } from './teaching-practices';

const levels = ['Not yet', 'Beginning', 'Developing', 'Secure', 'Strong', 'Led by students'];

const cedar = { config_entity: 'Organization', config_uid: 'demo-cedar-grove' } as const;

/** The rubrics of the demo: the platform's, and two of Cedar Grove's. */
export const demoRubrics: readonly ImportedRubric[] = [
  {
    uid: platformTools.rubric,
    config_entity: 'System',
    config_uid: 'system',
    name: 'Teaching Practices Rubric',
    row_name: 'Practice',
    columns: columnsOf(platformTools.rubric, practiceLevels),
    categories: categoriesOf(platformTools.rubric, teachingPractices),
  },
  {
    uid: rubricTools.practices,
    ...cedar,
    name: 'Framework for Teaching Practice',
    row_name: 'Practice',
    columns: columnsOf(rubricTools.practices, levels),
    categories: categoriesOf(rubricTools.practices, [planning, climate, talk, instruction, evidence]),
  },
  {
    uid: rubricTools.discussion,
    ...cedar,
    name: 'Discussion Snapshot',
    row_name: 'What we look at',
    columns: columnsOf(rubricTools.discussion, discussionLevels),
    categories: categoriesOf(rubricTools.discussion, discussion),
  },
];
