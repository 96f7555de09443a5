import { useParams } from 'react-router';
import { EditObservation } from './edit-observation';
import { NewObservation } from './new-observation';

/** Configure a new observation, or change one that exists (spec 1 section 2). */
export default function ConfigurePage() {
  const { observation_uid } = useParams();
  return observation_uid ? (
    <EditObservation key={observation_uid} uid={observation_uid} />
  ) : (
    <NewObservation />
  );
}
