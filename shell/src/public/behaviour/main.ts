import '@coaching/ui-kit/fonts.css';
import '../base/base.css';
import './styles';
import { startCarousel } from './carousel';
import { startContactForm } from './contact-form';
import { greetSignedIn } from './greet-signed-in';
import { closeMenuOnChoice } from './menu';
import { showPlatformResources } from './platform-resources';
import { sayDeleted } from './say-deleted';

void greetSignedIn();
sayDeleted();
closeMenuOnChoice();
startCarousel();
startContactForm();
void showPlatformResources();
