import '@coaching/ui-kit/fonts.css';
import '../base/base.css';
import './styles';
import { startCarousel } from './carousel';
import { startContactForm } from './contact-form';
import { greetSignedIn } from './greet-signed-in';
import { closeMenuOnChoice } from './menu';
import { showPlatformResources } from './platform-resources';

void greetSignedIn();
closeMenuOnChoice();
startCarousel();
startContactForm();
void showPlatformResources();
