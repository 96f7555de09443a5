import { cast } from '@coaching/access/testing';
import { type RenderPageOptions, renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { anInteraction } from '../kind/testing/builders';
import { embedOf } from '../settings';
import { useNames } from './use-names';

const { coach, coachee, otherCoachee } = cast.users;
const interaction = {
  ...anInteraction(),
  user_embed: embedOf(coach),
  client_embed: [embedOf(coachee), embedOf(otherCoachee)],
};

function Named() {
  const { coachees, otherCoachees } = useNames(interaction);
  return (
    <p>
      {coachees.join(' and ')} / {otherCoachees.join(' and ')}
    </p>
  );
}

const [first, second] = [coachee.username, otherCoachee.username];
it.each<[NonNullable<RenderPageOptions['as']> & string, string]>([
  ['coachee', `${first} and ${second} / ${second}`],
  ['otherCoachee', `${first} and ${second} / ${first}`],
  ['coach', `${first} and ${second} / ${first} and ${second}`],
])('knows whom a %s reads it with', (as, words) => {
  renderPage(<Named />, { as });
  screen.getByText(words);
});
