import { useFormDraft } from '@coaching/mfe-kit/form-draft';
import { useLocation } from 'react-router';
import type { Configuration } from '../settings';
import { ConfigurationForm, type ConfigurationFormProps } from './configuration-form';

/** The form with what was typed into it before, when its person had to sign in again meanwhile. */
export function ConfigurationFormWithDraft<Values extends Configuration>({
  initial,
  onSave,
  onSaved,
  ...props
}: Omit<ConfigurationFormProps<Values>, 'onChange'> & { onSaved: () => void }) {
  const { pathname, search } = useLocation();
  const { isLooking, values, store, forget } = useFormDraft<Values>(pathname + search);
  const save = async (configured: Values) => {
    const problem = await onSave(configured);
    if (problem !== null) return problem;
    await forget();
    onSaved();
    return null;
  };
  if (isLooking) return null;
  return <ConfigurationForm {...props} initial={values ?? initial} onChange={store} onSave={save} />;
}
