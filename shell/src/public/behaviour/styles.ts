// The styles of what pages.ts draws; the pages themselves are drawn by the build and ship no code.
import '../base/fields.module.css';
import '../base/parts.module.css';
import '../home/carousel.module.css';
import '../home/contact.module.css';
import '../home/hero.module.css';
import '../home/testimonials.module.css';
import '../layout/layout.module.css';
import '../pricing/plans-table.module.css';
