import { latePage } from '@coaching/ui-kit';
import { Route, Routes } from 'react-router';
import { SignedInFrame } from '../frame/signed-in-frame';
import { LogoutPage } from '../logout/logout-page';
import { RemotePage } from '../remotes/remote-page';
import { Guarded } from './guarded';
import { LeaveFor } from './leave-for';
import { PageBoundary } from './page-boundary';
import { publicPaths } from './public-paths';
import { ScrollOnNavigation } from './scroll-on-navigation';
import { StartPage } from './start-page';

const DashboardPage = latePage(() => import('../dashboard/dashboard-page'));
const NewPasswordPage = latePage(() => import('../new-password/new-password-page'));
const PaymentCompletePage = latePage(() => import('../payment/payment-complete-page'));
const PaymentPage = latePage(() => import('../payment/payment-page'));
const ProfilePage = latePage(() => import('../profile/profile-page'));
const RequestResetPage = latePage(() => import('../reset/request-reset-page'));
const SeatsPage = latePage(() => import('../seats/seats-page'));
const SignUpPage = latePage(() => import('../sign-up/sign-up-page'));
const TestCheckoutPage = latePage(() => import('../payment/test-checkout-page'));
const TestPortalPage = latePage(() => import('../payment/test-portal-page'));
const VerificationPage = latePage(() => import('../verification/verification-page'));

/** The shell's own pages; everything else belongs to remotes, which the registry names. */
export function Pages() {
  return (
    <>
      <ScrollOnNavigation />
      <PageBoundary>
        <Routes>
          {publicPaths.map((path) => (
            <Route key={path} path={path} element={<LeaveFor />} />
          ))}
          <Route path="/login" element={<LeaveFor />} />
          <Route path="/request_reset" element={<RequestResetPage />} />
          <Route path="/verification" element={<VerificationPage />} />
          <Route path="/signup" element={<SignUpPage />} />
          <Route path="/logout" element={<LogoutPage />} />
          <Route element={<Guarded />}>
            <Route path="/start" element={<StartPage />} />
            <Route path="/new_password" element={<NewPasswordPage />} />
            <Route element={<SignedInFrame />}>
              <Route path="/dashboard" element={<DashboardPage />} />
              <Route path="/payment" element={<PaymentPage />} />
              <Route path="/payment_complete" element={<PaymentCompletePage />} />
              <Route path="/payment_test" element={<TestCheckoutPage />} />
              <Route path="/billing_test" element={<TestPortalPage />} />
              <Route path="/seats/:organization_uid" element={<SeatsPage />} />
              <Route path="/profile" element={<ProfilePage />} />
              <Route path="*" element={<RemotePage />} />
            </Route>
          </Route>
        </Routes>
      </PageBoundary>
    </>
  );
}
