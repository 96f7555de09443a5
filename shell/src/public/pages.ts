import { PRODUCT_NAME, PRODUCT_PROMISE } from '@coaching/contracts';
import { staticThemeCss } from '@coaching/ui-kit/static-theme';
import { homePage } from './home/home-page';
import type { Html } from './html';
import { layout } from './layout/layout';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { loginPage } from './login/login-page';
import { pricingPage } from './pricing/pricing-page';
import { resourcesPage } from './resources/resources-page';

interface PublicPage {
  title: string;
  description: string;
  content: () => Html;
  /** Stands alone, without the header and footer of the others. */
  isBare?: boolean;
}

/** The pages that are drawn once, when the product is built, by the name of their file. */
const pages: Readonly<Record<string, PublicPage>> = {
  home: {
    title: `${PRODUCT_NAME}: ${PRODUCT_PROMISE}`,
    description:
      'Script a lesson as it happens, talk it over with the teacher, and follow up on what you agreed.',
    content: homePage,
  },
  login: {
    title: `Login · ${PRODUCT_NAME}`,
    description: `Log in to ${PRODUCT_NAME} with your email and password, or with a code.`,
    content: loginPage,
    isBare: true,
  },
  pricing: {
    title: `Pricing · ${PRODUCT_NAME}`,
    description: 'Try it free for a week; then from 7 dollars a month per coach.',
    content: pricingPage,
  },
  resources: {
    title: `Resources · ${PRODUCT_NAME}`,
    description: 'Free guides for instructional coaches: observing, scripting, debriefing, planning.',
    content: resourcesPage,
  },
  terms: {
    title: `Terms · ${PRODUCT_NAME}`,
    description: `What you agree to when you use ${PRODUCT_NAME}.`,
    content: terms,
  },
  privacy: {
    title: `Privacy · ${PRODUCT_NAME}`,
    description: `What ${PRODUCT_NAME} keeps of you, and who sees it.`,
    content: privacy,
  },
};

/** A page as HTML text; page.ejs puts head and files around it. @param name one of the pages' names */
export function drawPage(name: string) {
  const page = pages[name];
  if (!page) throw new Error(`There is no public page called ${name}.`);
  return {
    title: page.title,
    description: page.description,
    body: (page.isBare ? page.content() : layout(page.content())).text,
    theme: staticThemeCss(),
  };
}
