import '@coaching/ui-kit/fonts.css';
import '../base/base.css';
import '../base/fields.module.css';
import '../base/parts.module.css';
import '../layout/layout.module.css';
import './login.module.css';
import { leaveIfSignedIn, sayThatSessionIsOver, sayWhatIsOwed } from './leave-if-signed-in';
import { startLoginForm } from './login-form';

sayThatSessionIsOver();
void sayWhatIsOwed().then(leaveIfSignedIn);
startLoginForm();
