import { defineRemote } from '@coaching/mfe-kit';
import { latePage } from '@coaching/ui-kit';
import { Route } from 'react-router';
import { loadUsePage } from './score/load-page';

const BuilderPage = latePage(() => import('./builder/page/builder-page'));
const GrowthPage = latePage(() => import('./growth/growth-page'));
const NewRubricPage = latePage(() => import('./configure/new-rubric-page'));
const EditRubricPage = latePage(() => import('./configure/edit-rubric-page'));
const CalibrationsPage = latePage(() => import('./calibration/list/calibrations-page'));
const NewCalibrationPage = latePage(() => import('./calibration/setup/new-calibration-page'));
const EditCalibrationPage = latePage(() => import('./calibration/setup/edit-calibration-page'));
const CalibrationPage = latePage(() => import('./calibration/calibration-page'));
const UsePage = latePage(loadUsePage);

export const { bootstrap, mount, unmount, update, sendUnsentWork } = defineRemote({
  routes: (
    <>
      <Route
        path="/rubric_builder/:config_entity/:config_uid/:toolset_uid/:tool_uid"
        element={<BuilderPage />}
      />
      <Route path="/rubric/config/new" element={<NewRubricPage />} />
      <Route path="/rubric/config/:instance_uid" element={<EditRubricPage />} />
      <Route path="/rubric/use/:instance_uid" element={<UsePage />} />
      <Route path="/rubric/growth" element={<GrowthPage />} />
      <Route path="/calibrations" element={<CalibrationsPage />} />
      <Route path="/calibrations/new" element={<NewCalibrationPage />} />
      <Route path="/calibrations/:calibration_uid" element={<CalibrationPage />} />
      <Route path="/calibrations/:calibration_uid/edit" element={<EditCalibrationPage />} />
    </>
  ),
  sendUnsentWork: async (user_uid) => (await import('./unsent-work/send-all')).sendAll(user_uid),
});
